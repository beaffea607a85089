import BackgroundTasks

func registerRefresh() {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "garden.refresh", using: nil) { task in
        guard let refresh = task as? BGAppRefreshTask else { return }
        refresh.expirationHandler = { refresh.setTaskCompleted(success: false) }
        scheduleRefresh()
        refresh.setTaskCompleted(success: true)
    }
}

func scheduleRefresh() {
    let request = BGAppRefreshTaskRequest(identifier: "garden.refresh")
    request.earliestBeginDate = Date(timeIntervalSinceNow: 900)
    let processing = BGProcessingTaskRequest(identifier: "garden.process")
    processing.requiresNetworkConnectivity = true
    do {
        try BGTaskScheduler.shared.submit(request)
        try BGTaskScheduler.shared.submit(processing)
    } catch BGTaskScheduler.Error.notPermitted {
        print("not permitted")
    } catch {
        print("Could not schedule: \(error)")
    }
    BGTaskScheduler.shared.cancelAllTaskRequests()
}
