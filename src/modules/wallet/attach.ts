import contract from '../../contract';
import type { WalletSettings } from './types';
import { isPlainClick } from '../../core/site/plain-click';
import type { Branch } from './rules/flow';
import type { WalletLink } from './transport/link';
import type { Page } from '../../behaviours/page';
import type { Handler } from '../../behaviours/page/delegate';
import type { Guide } from './guide';

const { markers } = contract;

/** What is known of the wallet once the buttons lead to it. */
export interface Way {
	readonly wallet: WalletSettings;
	readonly link: WalletLink;
	readonly branch: NonNullable< Branch >;
	/** Whether the session is fetched before a click. */
	readonly isPrefetched: boolean;
	/** Whether the shopper has been at the wallet, in another tab too. */
	readonly isOptedOut: () => boolean;
	/** Its end gives the links back to themselves. */
	readonly life: AbortController;
}

/**
 * Takes over the links to the checkout, those too that come with another cart.
 * They stay links: what opens one in another tab still does. Whatever happens
 * after a click, the shopper is led somewhere before the wallet's patience is
 * over: to the wallet, or to where the button leads.
 *
 * The guide, who knows the way, comes with the shopper's first move: towards a
 * button, or anywhere on a page where something is to be ready before the click.
 *
 * @param page    The page.
 * @param buttons Selector of the links.
 * @param way     What is known of the wallet.
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
		// The selectors find links alone.
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
