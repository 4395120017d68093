# Permissions for our club wiki. Why can the editor rename (= delete) pages?
from enum import IntFlag

class Perm(IntFlag):
    NONE = 0
    READ = 1
    WRITE = 2
    DELETE = 4

RENAME = Perm.WRITE | Perm.DELETE      # you need both!

users = {
    'admin': Perm.READ | RENAME,
    'editor': Perm.READ | Perm.WRITE,
    'guest': Perm.READ,
}
pages = {'Home': 'welcome'}
journal = []

def canDo(user, what):
    perms = users.get(user, Perm.NONE)
    return bool(perms & what)

def rename(user, old, new):
    try:
        if not canDo(user, RENAME):
            raise PermissionError(user + ' may not rename ' + old)
        pages[new] = pages.pop(old)
    except PermissionError as e:
        journal.append(('denied', str(e)))
        return old
    else:
        journal.append(('ok', new))
        return new
    finally:
        journal.append(('tried', user))

page = 'Home'
for u in ['guest', 'editor', 'admin', 'stranger']:
    page = rename(u, page, u.title() + 'Page')
    print(u, bin(users.get(u, 0)), '->', page)

for kind, detail in journal:
    if kind != 'tried':
        print('  ', kind, ':', detail)
print(pages)
