import contract from '../../contract';
import type { WalletSettings } from '../../contract/types';
import { LOGGED_IN, TIMEOUT } from '../../core/wallet/asks/connecting';
import {
	anonymousIdentity,
	connectAddress,
	type Identity,
} from '../../core/wallet/connect';
import { branchOf } from '../../core/wallet/flow';
import { pageCookie } from '../../transport/browser/cookies';
import { askIdentity } from '../../transport/wallet/identity';
import { connect, tryCookies } from '../../transport/wallet/link';
import type { Behaviour, Page } from '../page';
import { onceLoaded } from '../page/loaded';
import { attach } from './attach';
import { isOptedOut } from './opt-out';
import { within } from './within';

/** Who the shopper is: as the tracking cookie says, else as the shop does. */
const identityOf = async ( { settings }: Page ): Promise< Identity | null > => {
	const [ name = '' ] = contract.cookies.anonymous_id_prefix.split( '=' );
	return (
		anonymousIdentity( pageCookie( name ) ) ??
		within(
			askIdentity( settings ),
			contract.timings_ms.wallet_reply_timeout
		).catch( () => null )
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
	link.patience = ( await link.query( TIMEOUT ) ) ?? link.patience;
	const branch = branchOf(
		cookiesWork,
		cookiesWork && ( await link.query( LOGGED_IN ) )
	);
	if ( branch ) {
		attach( page, { wallet, link, branch, life: new AbortController() } );
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
