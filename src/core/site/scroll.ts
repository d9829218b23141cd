import contract from '../../contract';

const { limits } = contract;

/**
 * Scroll position in pixels at which the scroll-to-top button appears.
 *
 * @param header Height of the header; null: none.
 * @see spec 9.5, readings 24
 */
export const topThreshold = ( header: number | null ): number =>
	header === null
		? limits.scroll_top_px
		: header + limits.scroll_top_header_extra_px;

/**
 * Whether the scroll-to-top button is enabled at a viewport width.
 *
 * @param devices 'desktop', 'mobile' or 'both'.
 * @param width   Width of the viewport.
 * @see spec 9.5
 */
export const isTopOnDevice = ( devices: string, width: number ): boolean =>
	devices === 'both' ||
	( devices === 'desktop' ) === width >= limits.scroll_top_desktop_px;
