x = "%d apples" % "three"
