import Glibc

/// The time that this thread has computed for; what others take of the processor is left out.
enum ProcessorTime {
  static var ofThisThread: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
