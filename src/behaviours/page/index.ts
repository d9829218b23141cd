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
import type { Bridge, ShownFragments, ExternalChange } from '../jquery/bridge';

/** Browser actions of behaviors, replaceable in tests. */
export interface Browser {
	readonly navigate: ( url: string ) => void;
	readonly reload: () => void;
	readonly alert: ( text: string ) => void;
}

/** Functions loaded on the first intent. */
export interface Later {
	/** Loads and hydrates the views in an element; rejects on failure. */
	readonly hydrate: ( root: Element ) => Promise< void >;
	/**
	 * Shows the cart in an element and hydrates it; rejects if the cart is
	 * unknown. If a view cannot be loaded, the server's markup is kept.
	 */
	readonly showCart: ( root: Element ) => Promise< void >;
	/** Preloads those views. */
	readonly preload: ( root: Element ) => void;
	/** Shows the latest fragments in all regions, including hidden ones. */
	readonly showRegions: () => Promise< void >;
	/** Triggers the event for a failed refresh of the fragments. */
	readonly tellRefreshError: ( failure: CartFailure ) => void;
	/** Applies the fragments of another script's event. */
	readonly follow: ( change: ExternalChange ) => Promise< void >;
	/** Handles the response to an add from a listing. */
	readonly followListingAdd: (
		button: HTMLElement,
		payload: Payload
	) => AddFollowUp;
	/** Sets up an open dialog; see `attend`. */
	readonly attend: (
		dialog: HTMLDialogElement,
		options: DialogOptions
	) => void;
}

/** What every behavior receives. */
export interface Page {
	readonly settings: PageSettings;
	readonly cart: CartClient;
	/** The shop whose markup it handles; empty: the main one. */
	readonly scope: string;
	readonly browser: Browser;
	readonly on: Delegate;
	readonly announce: Announce;
	/** Resolves the brand in a name of the contract. */
	readonly name: Resolve;
	/** A text of the settings with `%s` filled in; empty if unknown. */
	readonly text: ( key: string, value?: string ) => string;
	/** Opens a drawer (the shop cart's by default). False: none exists. */
	readonly openDrawer: ( kind?: string ) => boolean;
	/** The bridge to jQuery listeners; null without jQuery. */
	readonly bridge: () => Bridge | Promise< Bridge > | null;
	/** Refreshes the cart if its cookies were changed by another script. */
	readonly look: () => void;
	/** Responses whose fragments are not shown yet, oldest first. */
	readonly waiting: ShownFragments[];
	/** Loads the functions needed after an intent, once. */
	readonly later: () => Promise< Later >;
}

/** A module's part of a page: `page-part.ts` in its folder. */
export interface PagePart {
	/** Starts it with the page's settings under the module's name. */
	readonly start: ( page: Page, settings: unknown ) => void;
}

/** Wires a behavior to a page. */
export type Behavior = ( page: Page ) => void;
