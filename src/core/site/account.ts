/** Settings of the account icon. */
export interface AccountOptions {
	/** Action for logged-in customers: 'menu' or 'link'. */
	readonly action: string;
	/** What opens the menu: 'click' or 'hover'. */
	readonly menuOn: string;
	/** Action for guests: 'login' or 'link'. */
	readonly logoutAction: string;
}

/**
 * The action of a click on the account icon; 'link': follow its link.
 *
 * @param options  The icon's settings.
 * @param customer Whether the user is logged in.
 * @see spec 2.9, 3.9
 */
export const pressAccount = (
	options: AccountOptions,
	customer: boolean
): 'menu' | 'login' | 'link' => {
	if ( customer ) {
		return options.action === 'menu' ? 'menu' : 'link';
	}
	return options.logoutAction === 'login' ? 'login' : 'link';
};

/** Whether hovering over the icon opens the menu. */
export const opensOnHover = (
	options: AccountOptions,
	customer: boolean
): boolean =>
	options.menuOn === 'hover' && pressAccount( options, customer ) === 'menu';
