import { availableParallelism, totalmem } from 'node:os';
import type { Step } from './steps';

/** Memory that a step may take beside others, in bytes. */
const SHARE = 3 * 1024 ** 3;

/** How many steps this machine can run side by side. */
export const placesHere = (): number =>
	Math.max(
		1,
		Math.min( availableParallelism(), Math.floor( totalmem() / SHARE ) )
	);

/** Whether a step takes no place: it lives on what the others leave of the machine. */
export const isFiller = ( { cores }: Step ): boolean => cores === 0;

/**
 * Performs steps side by side, as far as there are places and what they come
 * after is over. The earlier one of the list goes first; one that wants all
 * places waits for all that stand before it. Where nothing else can begin, a
 * filler does: in a free place, or as the one beside what wants all places, since
 * that waits for its own pages now and then.
 *
 * @param steps   The steps.
 * @param places  How many there are.
 * @param perform Performs one; it does not reject.
 */
export async function performAll(
	steps: readonly Step[],
	places: number,
	perform: ( step: Step ) => Promise< void >
): Promise< void > {
	const fillers = steps.filter( isFiller );
	const waiting = steps.filter( ( step ) => ! isFiller( step ) );
	const running = new Map< Step, Promise< void > >();
	const isOver = ( name: string ): boolean =>
		! [ ...waiting, ...fillers, ...running.keys() ].some(
			( one ) => one.name === name
		);
	const isReady = ( { after = [] }: Step ): boolean => after.every( isOver );
	const placesOf = ( { cores = 1 }: Step ): number =>
		cores === 'all' ? places : Math.min( cores, places );
	const taken = (): number =>
		[ ...running.keys() ].reduce(
			( sum, one ) => sum + placesOf( one ),
			0
		);
	const mayBegin = ( step: Step, index: number ): boolean =>
		isReady( step ) &&
		( step.cores === 'all'
			? index === 0 && taken() === 0
			: taken() + placesOf( step ) <= places );
	const mayFill = ( step: Step ): boolean => {
		const beside = [ ...running.keys() ].filter( isFiller ).length;
		const whole = [ ...running.keys() ].some(
			( { cores } ) => cores === 'all'
		);
		return (
			isReady( step ) &&
			( taken() + beside < places ||
				( whole && places > 1 && beside === 0 ) )
		);
	};
	const takeNext = (): Step | undefined => {
		for ( const [ line, may ] of [
			[ waiting, mayBegin ],
			[ fillers, mayFill ],
		] as const ) {
			const index = line.findIndex( may );
			if ( index >= 0 ) {
				return line.splice( index, 1 )[ 0 ];
			}
		}
		return undefined;
	};

	while ( waiting.length + fillers.length + running.size > 0 ) {
		const next = takeNext();
		if ( next ) {
			running.set(
				next,
				perform( next ).then( () => {
					running.delete( next );
				} )
			);
		} else {
			await Promise.race( running.values() );
		}
	}
}
