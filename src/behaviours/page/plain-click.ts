/** Whether a click is one that follows a link in this tab: no other button, and no key held. */
export const isPlainClick = ( event: Event ): boolean => {
	const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
	return ! ( button || metaKey || ctrlKey || shiftKey || altKey );
};
