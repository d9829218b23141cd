import contract from '../../contract';
import type { WalletSettings } from './types';
import { LOGGED_IN, patienceOf, TIMEOUT } from './rules/asks/connecting';
import {
	anonymousIdentity,
	connectAddress,
	type Identity,
} from './rules/connect';
import { branchOf, isPrefetched } from './rules/flow';
import { pageCookie } from '../../transport/browser/storage/cookies';
import { askIdentity } from './transport/identity';
import { connect, tryCookies } from './transport/link';
import type { Page } from '../../behaviours/page';
import { attach } from './attach';

const { cookies, timings_ms: timings } = contract;

/**
 * Whether the shopper has been at the wallet and must not be sent there again.
 * @see spec 4.17, 9.4
 */
const isOptedOut = ( { name }: Page ): boolean =>
	pageCookie( name( cookies.wallet_skip ) ) === cookies.wallet_skip_value;

/** The shopper's identity from the tracking cookie, else from the shop. */
const identityOf = async (
	wallet: WalletSettings,
	ajaxUrl: string
): Promise< Identity | null > => {
	const [ name = '' ] = cookies.anonymous_id_prefix.split( '=' );
	const patience = new AbortController();
	setTimeout( () => patience.abort(), timings.wallet_reply_timeout );
	return (
		anonymousIdentity( pageCookie( name ) ) ??
		askIdentity( wallet, ajaxUrl, patience.signal ).catch( () => null )
	);
};

const begin = async ( page: Page, wallet: WalletSettings, buttons: string ) => {
	const { host, testMode, blogId } = wallet;
	const url = connectAddress(
		host,
		[ `${ testMode }`, window.location.href, blogId ],
		await identityOf( wallet, page.settings.ajax_url )
	);
	const link = connect( host, url );
	const cookiesWork = await tryCookies( host, url, link );
	link.patience =
		patienceOf( ( await link.ask( TIMEOUT ) ).value ) ?? link.patience;
	const branch = branchOf(
		cookiesWork,
		cookiesWork && ( await link.says( LOGGED_IN ) )
	);
	if ( branch ) {
		attach( page, buttons, {
			wallet,
			link,
			branch,
			isPrefetched: isPrefetched( branch, wallet.isProductPage ),
			isOptedOut: () => isOptedOut( page ),
			life: new AbortController(),
		} );
	} else {
		link.close();
	}
};

/**
 * Sends shoppers from the cart directly to the wallet's checkout. Until the
 * wallet is connected, and after any error, the buttons are plain links. Called
 * after the page has loaded.
 *
 * @param page    The page.
 * @param wallet  Settings of the wallet.
 * @param buttons Selector of checkout links.
 * @see spec 4.17
 */
export const wire = (
	page: Page,
	wallet: WalletSettings,
	buttons: string
): void => {
	if ( ! isOptedOut( page ) ) {
		void begin( page, wallet, buttons );
	}
};
