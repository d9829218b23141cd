/** Knows what is being said at the moment, so that who says it need not hear it. */
export const createVoice = () => {
	let saying = '';
	return {
		/** Whether this event is being told now, by the innermost who tells one. */
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
