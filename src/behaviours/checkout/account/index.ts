import type { Behaviour } from '../../page';
import { showPasswords } from './password';
import { restoreTyped } from './typed';

/**
 * What account forms have from the start; the rest comes with the first intent.
 *
 * @see spec 2.7, 2.8
 */
export const keepAccounts: Behaviour = ( page ) => {
	showPasswords( page );
	restoreTyped( page );
};
