/** Tracks which event is being triggered, to ignore our own events. */
export const createEventGuard = () => {
	let saying = '';
	return {
		/** Whether this is the innermost event being triggered. */
		is: ( event: string ): boolean => saying === event,
		say( event: string, then: () => unknown ): void {
			const outer = saying;
			saying = event;
			try {
				then();
			} finally {
				saying = outer;
			}
		},
	};
};
