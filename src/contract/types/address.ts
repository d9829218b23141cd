import type { AddressProvider, AddressType } from './extensions';

/** An address provider that is called through the shop's server. */
export interface AddressService {
	id: string;
	/** Two-letter codes of supported countries; null: all. */
	countries: string[] | null;
	/** URLs of its endpoints. */
	search_url: string;
	select_url: string;
}

/** Settings of a page with address fields. */
export interface AddressPage {
	/** The list of providers, as JSON. @see spec 3.7 */
	providers: string;
	services: AddressService[];
	/** URL of the scripts, with a trailing slash. */
	build?: string;
	/** Scripts of the suggestions list, in loading order. */
	scripts: { handle: string; src: string }[];
	/** Translated texts by key. */
	texts: Record< string, string >;
}

/** A provider in the server's list. */
export interface ListedAddressProvider {
	id: string;
	branding_html?: string;
}

/**
 * The API of WooCommerce's own script for address providers. It is provided
 * here too, so that providers written for it work unchanged.
 */
export interface EngineAddresses {
	readonly providers: Record< string, AddressProvider >;
	readonly activeProvider: Record< AddressType, AddressProvider | null >;
	readonly serverProviders: unknown;
	readonly registerAddressAutocompleteProvider: (
		provider: AddressProvider
	) => boolean;
	readonly getProviders: () => Record< string, AddressProvider >;
	readonly getServerProvider: ( id: string ) => ListedAddressProvider | null;
	readonly getActiveProvider: ( type: AddressType ) => AddressProvider | null;
	readonly setActiveProvider: (
		type: AddressType,
		provider: AddressProvider | null
	) => void;
	/** Whether the page has WooCommerce's checkout block. */
	readonly isBlocksContext: () => boolean;
}
