import contract from '../../contract';
import type { WalletSettings } from '../../contract/types';
import { anonymousIdentity, connectAddress } from '../../core/wallet/connect';
import { branchOf } from '../../core/wallet/flow';
import { pageCookie } from '../../transport/browser/cookies';
import { connect, tryCookies } from '../../transport/wallet/link';
import type { Behaviour, Page } from '../page';
import { onceLoaded } from '../page/loaded';
import { attach } from './attach';
import { isOptedOut } from './opt-out';

const { cookies } = contract;

/** Who the shopper is: as the tracking cookie says, else as the shop does. */
const identityOf = async ( page: Page ) => {
	const [ name = '' ] = cookies.anonymous_id_prefix.split( '=' );
	return (
		anonymousIdentity( pageCookie( name ) ) ??
		import( /* webpackChunkName: "wallet-guide" */ './guide' ).then(
			( { askIdentity } ) => askIdentity( page )
		)
	);
};

const begin = async ( page: Page, wallet: WalletSettings ) => {
	const { host, testMode, blogId } = wallet;
	const url = connectAddress(
		host,
		[ `${ testMode }`, window.location.href, blogId ],
		await identityOf( page )
	);
	const link = connect( host, url );
	const cookiesWork = await tryCookies( host, url, link );
	link.patience = ( await link.query( 'timeout' ) ) ?? link.patience;
	const branch = branchOf(
		cookiesWork,
		cookiesWork && ( await link.query( 'logged_in' ) )
	);
	if ( branch ) {
		attach( page, { wallet, link, branch } );
	} else {
		link.close();
	}
};

/**
 * Leads from the cart straight to the wallet's checkout, where the owner wants
 * it. Until all is known of the wallet, and after any failure, the buttons are
 * the links that they are.
 *
 * @see spec 4.17, 6
 */
export const wire: Behaviour = ( page ) => {
	const { wallet } = page.settings;
	if (
		wallet?.[ page.name( contract.wallet.enabled_flag ) ] === true &&
		! isOptedOut( page )
	) {
		onceLoaded( () => {
			begin( page, wallet ).catch( reportError );
		} );
	}
};
