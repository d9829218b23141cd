import type { Resolve } from '../../contract';
import type {
	CartClient,
	CartFailure,
	PageSettings,
} from '../../contract/types';
import type { AddFollowUp, Payload } from '../cart/add';
import type { DialogOptions } from '../dialog';
import type { Announce } from './announce';
import type { Delegate } from './delegate';
import type { Bridge, ShownFragments, Told } from '../jquery/bridge';

/** What a behaviour does to the browser itself, so that a test can see it. */
export interface Browser {
	readonly navigate: ( url: string ) => void;
	readonly reload: () => void;
	readonly alert: ( text: string ) => void;
}

/** What follows an intent, and is not there before the first one. */
export interface Later {
	/** Loads the React views of an element and of what is in it; rejects when one cannot be had. */
	readonly hydrate: ( root: Element ) => Promise< void >;
	/**
	 * Shows the cart in an element and makes it live; rejects when the cart is
	 * not known. A view that cannot be had leaves the server's markup, which works.
	 */
	readonly showCart: ( root: Element ) => Promise< void >;
	/** Fetches those views ahead of their use. */
	readonly preload: ( root: Element ) => void;
	/** Shows what the server last said in all regions, also in those out of sight. */
	readonly showRegions: () => Promise< void >;
	/** Raises a failed refresh of the fragments. */
	readonly tellRefreshError: ( failure: CartFailure ) => void;
	/** Shows what another script's event says of the cart. */
	readonly follow: ( told: Told ) => Promise< void >;
	/** What to do with the answer to a listing's add. */
	readonly followListingAdd: (
		button: HTMLElement,
		payload: Payload
	) => AddFollowUp;
	/** Teaches an open dialog its manners. */
	readonly attend: (
		dialog: HTMLDialogElement,
		options: DialogOptions
	) => void;
}

/** What every behaviour is given. */
export interface Page {
	readonly settings: PageSettings;
	readonly cart: CartClient;
	/** Which shop's markup it works in, where two sell on one page; empty: the main one's. */
	readonly scope: string;
	readonly browser: Browser;
	readonly on: Delegate;
	readonly announce: Announce;
	/** Gives a name of the contract this page's brands. */
	readonly name: Resolve;
	/** A text of the page's settings, with its `%s` filled; empty when it has none. */
	readonly text: ( key: string, value?: string ) => string;
	/** Opens a drawer (the shop cart's by default). False: there is none. */
	readonly openDrawer: ( kind?: string ) => boolean;
	/** The way to jQuery's listeners; null where jQuery is not on the page. */
	readonly bridge: () => Bridge | Promise< Bridge > | null;
	/** Brings the page up to what the cookies say, after another script has changed the cart. */
	readonly look: () => void;
	/** Answers whose regions are to be shown, the oldest first. */
	readonly waiting: ShownFragments[];
	/** Fetches what follows an intent, once. */
	readonly later: () => Promise< Later >;
}

/** What a module has on a page: `page-part.ts` in its folder. */
export interface PagePart {
	/** Begins, with what the page says under the module's name. */
	readonly start: ( page: Page, settings: unknown ) => void;
}

/** Wires one piece of behaviour to a page. */
export type Behaviour = ( page: Page ) => void;
