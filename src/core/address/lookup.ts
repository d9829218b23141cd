import type { ActiveProviders } from './active';
import type { AddressRegistry, Log } from './registry';

/** The services that the address fields of a page share. */
export interface AddressLookup {
	readonly registry: AddressRegistry;
	readonly active: ActiveProviders;
	/** Translated texts by key. */
	readonly texts: Readonly< Record< string, string > >;
	readonly log: Log;
	/**
	 * Selects the provider for the address of an `address_1` input again and
	 * marks the input accordingly.
	 */
	readonly choose: ( line: HTMLInputElement ) => void;
	/** A provider's sanitized branding below its suggestions; null: none. */
	readonly brand: ( id: string ) => Promise< DocumentFragment | null >;
}

/**
 * Adds suggestions to the first line of every address, including forms that are
 * added later.
 *
 * @param lookup The shared services.
 * @param root   Target of the event listeners; default: the document.
 * @return Handles an event that was fired before.
 */
export type AttachSuggestions = (
	lookup: AddressLookup,
	root?: EventTarget
) => ( event: Event ) => void;

declare global {
	interface Window {
		/** Set by `islands/address`, for the loader that has fetched it. */
		vitrineAttachSuggestions?: AttachSuggestions;
	}
}
