import json

FLAGS_JSON = """
{
  "new_checkout": {"enabled": true, "rollout": 50, "allow": ["qa-team"]},
  "dark_mode": {"enabled": true},
  "beta_search": {"enabled": false, "allow": ["ceo"]}
}
"""


class FeatureFlags:
    def __init__(self, raw):
        self._flags = json.loads(raw)
        self.lookups = 0

    @staticmethod
    def bucket(user_id):
        return sum(ord(c) for c in user_id) % 100

    def is_enabled(self, name, user_id):
        self.lookups += 1
        flag = self._flags.get(name)
        if flag is None:
            raise KeyError(name)
        if user_id in flag.get("allow", ()):
            return True
        if not flag["enabled"]:
            return False
        return self.bucket(user_id) < flag.get("rollout", 100)


flags = FeatureFlags(FLAGS_JSON)
for user in ("amy", "ceo"):
    active = [n for n in ("new_checkout", "dark_mode", "beta_search") if flags.is_enabled(n, user)]
    print(user, flags.bucket(user), active)

try:
    flags.is_enabled("typo_flag", "amy")
except KeyError as e:
    print("unknown flag:", e)
print("lookups:", flags.lookups)
