import type { ActiveProviders } from './active';
import type { AddressRegistry, Log } from './registry';

/** What the address fields of a page work with. */
export interface AddressLookup {
	readonly registry: AddressRegistry;
	readonly active: ActiveProviders;
	/** Text by its key, translated. */
	readonly texts: Readonly< Record< string, string > >;
	readonly log: Log;
	/** Chooses the provider of a line's address anew, and says at the line whether there is one. */
	readonly choose: ( line: HTMLInputElement ) => void;
	/** What a provider wants shown under its suggestions, cleaned; null: nothing. */
	readonly brand: ( id: string ) => Promise< DocumentFragment | null >;
}

/**
 * Has the first lines of all addresses suggest addresses, also those of forms that
 * come later.
 *
 * @param lookup What they work with.
 * @param root   What hears the events; the document by itself.
 * @return Takes an event that came before.
 */
export type AttachSuggestions = (
	lookup: AddressLookup,
	root?: EventTarget
) => ( event: Event ) => void;

declare global {
	interface Window {
		/** What the island of suggested addresses hands to the script that has fetched it. */
		vitrineAttachSuggestions?: AttachSuggestions;
	}
}
