import contract from '../../contract';
import type { WalletSettings } from './types';
import { isPlainClick } from '../../core/site/plain-click';
import type { Branch } from './rules/flow';
import type { WalletLink } from './transport/link';
import type { Page } from '../../behaviours/page';
import type { Handler } from '../../behaviours/page/delegate';
import type { Guide } from './guide';

const { markers } = contract;

/** The connection to the wallet once it is established. */
export interface Way {
	readonly wallet: WalletSettings;
	readonly link: WalletLink;
	readonly branch: NonNullable< Branch >;
	/** Whether the session is requested before a click. */
	readonly isPrefetched: boolean;
	/**
	 * Whether the shopper has been at the wallet before, possibly in another
	 * tab.
	 */
	readonly isOptedOut: () => boolean;
	/** Aborting it turns the buttons into plain links again. */
	readonly life: AbortController;
}

/**
 * Handles clicks on checkout links, including those added later. They stay
 * links, so opening one in another tab still works. After a click the shopper
 * is sent somewhere before the wallet's timeout: to the wallet, or to the
 * link's URL.
 *
 * The guide is loaded at the shopper's first interaction: with a button, or
 * anywhere in the page if something must be ready before the click.
 *
 * @param page    The page.
 * @param buttons Selector of the links.
 * @param way     The connection to the wallet.
 * @see spec 2.5, 2.6, 4.17, field 34
 */
export const attach = ( page: Page, buttons: string, way: Way ): void => {
	const { link, isPrefetched, life } = way;
	const { signal } = life;
	let guide: Promise< Guide > | undefined;

	const fetchGuide = () =>
		( guide ??= import(
			/* webpackChunkName: "wallet-guide" */ './guide'
		).then( ( { createGuide } ) => createGuide( page, way, take ) ) );

	const take: Handler = ( event, element ) => {
		// The selectors match links only.
		const button = element as HTMLAnchorElement;
		if ( ! signal.aborted && isPlainClick( event ) ) {
			event.preventDefault();
			const until = Date.now() + link.patience;
			const giveUp = () => {
				if ( ! signal.aborted ) {
					life.abort();
					page.browser.navigate( button.href );
				}
			};
			const timer = setTimeout( giveUp, link.patience );
			fetchGuide().then(
				( { leave } ) => {
					clearTimeout( timer );
					if ( ! signal.aborted ) {
						void leave( button, until );
					}
				},
				( error: unknown ) => {
					reportError( error );
					giveUp();
				}
			);
		}
	};

	signal.addEventListener( 'abort', link.close );
	page.on( 'click', buttons, take );
	page.on(
		'pointerover touchstart focusin',
		isPrefetched || document.querySelector( markers.wallet_drawer )
			? 'body'
			: buttons,
		() => {
			if ( ! signal.aborted ) {
				void fetchGuide();
			}
		}
	);
};
