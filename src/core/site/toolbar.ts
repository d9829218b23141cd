import contract from '../../contract';

const { limits } = contract;

/**
 * Height of the admin toolbar over the viewport's top, in pixels. In the
 * narrowest viewports it scrolls with the page.
 *
 * @param there Whether the page has one.
 * @param width Width of the viewport.
 * @see spec 4.14, 9.5, readings 24
 */
export const toolbarHeight = ( there: boolean, width: number ): number => {
	if ( ! there || width < limits.admin_bar_mobile_from_px ) {
		return 0;
	}
	return width > limits.admin_bar_wide_above_px
		? limits.admin_bar_desktop_px
		: limits.admin_bar_mobile_px;
};
