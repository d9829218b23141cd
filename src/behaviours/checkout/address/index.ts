import type { ActiveProviders } from '../../../core/address/active';
import type { AddressRegistry, Log } from '../../../core/address/registry';

/** What the address fields of a page work with. */
export interface AddressLookup {
	readonly registry: AddressRegistry;
	readonly active: ActiveProviders;
	/** Text by its key, translated. */
	readonly texts: Readonly< Record< string, string > >;
	readonly log: Log;
	/** Chooses the provider of a line's address anew, and says at the line whether there is one. */
	readonly choose: ( line: HTMLInputElement ) => void;
}
