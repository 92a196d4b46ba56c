import Testing

/// Tests with real files share the process's one inotify instance, so they run one after another.
@Suite(.serialized) enum `On disk` {}
