import { availableParallelism, totalmem } from 'node:os';
import type { Step } from './steps';

/** Memory that a step may use next to others, in bytes. */
const SHARE = 3 * 1024 ** 3;

/** Number of steps that this machine can run in parallel. */
export const placesHere = (): number =>
	Math.max(
		1,
		Math.min( availableParallelism(), Math.floor( totalmem() / SHARE ) )
	);

/** Whether a step takes no slot and uses only idle CPU time. */
export const isFiller = ( { cores }: Step ): boolean => cores === 0;

/**
 * Runs steps in parallel, as slots become free and their prerequisites are done.
 * Earlier steps of the list go first; a step that needs all slots waits for all
 * steps before it. If nothing else can start, a filler step does, in a free slot
 * or next to a step that needs all slots, which is idle now and then.
 *
 * @param steps   The steps.
 * @param places  Number of slots.
 * @param perform Runs a step; must not reject.
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
