import contract from '../../contract';
import type { AddressProvider } from '../../contract/types';
import { planFill } from '../../core/address/fill';
import type { Log } from '../../core/address/registry';
import { fill } from '../../transport/customer/address-fields';

const { messages, timings_ms: timings } = contract;

export interface Selection {
	/** Requests an address from its provider and fills it in. */
	readonly take: ( provider: AddressProvider, id: string ) => Promise< void >;
	/** Aborts filling. */
	readonly stop: () => void;
}

/**
 * Fills in a chosen address. Fields that depend on the country wait until the
 * form has handled it. Fields edited in the meantime are not overwritten.
 *
 * @param line  The `address_1` input.
 * @param log   Usually the console.
 * @param onEnd Called after all fields are filled.
 * @see spec 4.5, 8.3
 */
export const createSelection = (
	line: HTMLInputElement,
	log: Log,
	onEnd: () => void
): Selection => {
	let current: AbortController | null = null;
	let timer: ReturnType< typeof setTimeout > | undefined;
	const stop = () => {
		current?.abort();
		clearTimeout( timer );
	};
	const ask = async (
		provider: AddressProvider,
		id: string,
		signal: AbortSignal
	) => {
		try {
			const plan = planFill( await provider.select( id, { signal } ) );
			if ( plan ) {
				return plan;
			}
			log.error( messages.select_error, provider.id );
		} catch ( error ) {
			if ( ! signal.aborted ) {
				log.error( messages.select_error, provider.id, error );
			}
		}
		return null;
	};
	return {
		stop,
		async take( provider, id ) {
			stop();
			const { signal } = ( current = new AbortController() );
			const plan = await ask( provider, id, signal );
			if ( ! plan || signal.aborted ) {
				return;
			}
			plan.now.forEach( ( entry ) => fill( line, entry ) );
			timer = setTimeout( () => {
				plan.later.forEach( ( entry ) => fill( line, entry ) );
				onEnd();
			}, timings.autocomplete_fill );
		},
	};
};
