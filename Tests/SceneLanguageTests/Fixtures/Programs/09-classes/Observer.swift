protocol Listener: AnyObject { func changed(to value: Int) }
final class Subject { weak var listener: (any Listener)?; var value = 0 { didSet { if value != oldValue { listener?.changed(to: value) } } } }
final class Recorder: Listener { var log: [Int] = []; func changed(to value: Int) { log.append(value) } }
let subject = Subject(), recorder = Recorder()
subject.value = 1
subject.listener = recorder
subject.value = 2; subject.value = 2; subject.value += 5
print(recorder.log)
