/** What the settings say of the account icon. */
export interface AccountOptions {
	/** For customers: 'menu' or 'link'. */
	readonly action: string;
	/** Opens the menu: 'click' or 'hover'. */
	readonly menuOn: string;
	/** For guests: 'login' or 'link'. */
	readonly logoutAction: string;
}

/**
 * What a press on the account icon does; 'link': what the browser does by itself.
 *
 * @param options  What the settings say.
 * @param customer Whether somebody is logged in.
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

/** Whether pointing at the icon opens the menu. */
export const opensOnHover = (
	options: AccountOptions,
	customer: boolean
): boolean =>
	options.menuOn === 'hover' && pressAccount( options, customer ) === 'menu';
