import contract from '../../contract';
import { pageCookie, writeCookie } from '../../transport/browser/cookies';
import type { Page } from '../page';

const { cookies } = contract;

/** Whether the shopper has been at the wallet, and is not sent there again. @see spec 4.17, 9.4 */
export const isOptedOut = ( { name }: Pick< Page, 'name' > ): boolean =>
	pageCookie( name( cookies.wallet_skip ) ) === cookies.wallet_skip_value;

/** Notes that the shopper goes there: the way back, whichever it is, leads to the shop's own checkout. */
export const optOut = ( { name }: Pick< Page, 'name' > ): void =>
	writeCookie( name( cookies.wallet_skip ), cookies.wallet_skip_value );
