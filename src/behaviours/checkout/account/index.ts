import type { Page } from '../../page';
import type { Checkout } from '../checkout';
import { enterEmail } from './email-field';
import { showPasswords } from './password';
import { restoreTyped } from './typed';

/**
 * Account form parts that load at once; the rest loads at first intent.
 *
 * @see spec 2.7, 2.8
 */
export const keepAccounts = ( page: Page, checkout: Checkout ): void => {
	showPasswords( page );
	restoreTyped( page );
	checkout.attend( () => undefined, {
		enter: ( { email } ) => enterEmail( email ),
	} );
};
