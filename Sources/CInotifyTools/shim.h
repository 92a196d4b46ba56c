// The first header defines `struct inotify_event`, which the second only declares.
#include <inotifytools/inotify.h>
#include <inotifytools/inotifytools.h>
// statfs(2), which says whether a file system sends events, and which the Glibc module leaves out.
#include <sys/vfs.h>
