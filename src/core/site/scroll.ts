import contract from '../../contract';

const { limits } = contract;

/**
 * How far a page is scrolled before the way to its top shows, in pixels.
 *
 * @param header Height of the header; null: there is none.
 * @see spec 9.5, readings 24
 */
export const topThreshold = ( header: number | null ): number =>
	header === null
		? limits.scroll_top_px
		: header + limits.scroll_top_header_extra_px;

/**
 * Whether the way to the top is for this device.
 *
 * @param devices 'desktop', 'mobile' or 'both'.
 * @param width   Of the window.
 * @see spec 9.5
 */
export const isTopOnDevice = ( devices: string, width: number ): boolean =>
	devices === 'both' ||
	( devices === 'desktop' ) === width >= limits.scroll_top_desktop_px;
