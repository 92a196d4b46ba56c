// The first header defines `struct inotify_event`, which the second only declares.
#include <inotifytools/inotify.h>
#include <inotifytools/inotifytools.h>
