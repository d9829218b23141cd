/** What of a click says whether a browser would open its link elsewhere. */
type Click = Pick<
	MouseEvent,
	'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>;

/**
 * Whether a click is one that follows a link in this tab: no other button, and no
 * key held.
 *
 * @param click The event.
 */
export const isPlainClick = ( click: Event | Click ): boolean => {
	const { button, metaKey, ctrlKey, shiftKey, altKey } = click as Click;
	return ! ( button || metaKey || ctrlKey || shiftKey || altKey );
};
