import type { AddressProvider, AddressType } from './extensions';

/** A provider that is asked through the shop's server. */
export interface AddressService {
	id: string;
	/** The countries that it knows, by their two letters; null: all. */
	countries: string[] | null;
	/** Addresses of its endpoints. */
	search_url: string;
	select_url: string;
}

/** What a page with address fields says to their script. */
export interface AddressPage {
	/** The list of providers, as JSON. @see spec 3.7 */
	providers: string;
	services: AddressService[];
	/** Where the scripts are; a slash at its end. */
	build?: string;
	/** The scripts that draw suggestions, in the order in which they run. */
	scripts: { handle: string; src: string }[];
	/** Text by its key, translated. */
	texts: Record< string, string >;
}

/** A provider as the server lists it. */
export interface ListedAddressProvider {
	id: string;
	branding_html?: string;
}

/**
 * What WooCommerce's own script offers to providers that are written for it. It
 * is offered here too, so that they run unchanged.
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
