/** The properties of a click that tell whether a link opens elsewhere. */
type Click = Pick<
	MouseEvent,
	'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>;

/**
 * Whether a click follows a link in this tab: primary button, no modifier keys.
 *
 * @param click The event.
 */
export const isPlainClick = ( click: Event | Click ): boolean => {
	const mouse = click as Click;
	return ! (
		mouse.button ||
		mouse.metaKey ||
		mouse.ctrlKey ||
		mouse.shiftKey ||
		mouse.altKey
	);
};
