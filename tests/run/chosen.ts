import { existsSync } from 'node:fs';
import { keptFolder, type Outside } from '../site/commerce/kept';
import { STEPS, type Step } from './steps';

/**
 * Returns the steps to run.
 *
 * @param args Command line arguments; `--only=a,b` and `--skip=a,b` take names of
 *             steps or groups: `lint` is every `lint-...`.
 * @throws Error When a step does not exist.
 */
export function chosen( args: readonly string[] ): Step[] {
	const only = named( args, '--only=' );
	const skip = named( args, '--skip=' );
	const unknown = [ ...only, ...skip ].find(
		( name ) => ! STEPS.some( ( step ) => isNamed( step, [ name ] ) )
	);
	if ( unknown !== undefined ) {
		const names = STEPS.map( ( step ) => step.name ).join( ', ' );
		throw new Error( `Unknown step "${ unknown }". Steps: ${ names }.` );
	}
	return STEPS.filter(
		( step ) =>
			( only.length === 0 || isNamed( step, only ) ) &&
			! isNamed( step, skip )
	);
}

/** Whether the step has anything to run. */
export function isPresent( step: Step ): boolean {
	return step.needs === undefined || existsSync( step.needs );
}

/** External software that a step needs and this machine lacks. */
export const missing = ( { wants = [] }: Step ): readonly Outside[] =>
	wants.filter( ( one ) => keptFolder( one ) === undefined );

/** Whether this machine has the external software that a step needs. */
export function isWanted( step: Step ): boolean {
	return missing( step ).length === 0;
}

/**
 * Whether a step would finish in time.
 *
 * @param step    The step.
 * @param elapsed Milliseconds since the run began.
 * @param minutes Time limit of the run in minutes; undefined for no limit.
 */
export function fits(
	step: Step,
	elapsed: number,
	minutes: string | undefined
): boolean {
	return (
		step.spare === undefined ||
		minutes === undefined ||
		elapsed / 60_000 + step.spare <= Number( minutes )
	);
}

function isNamed( { name }: Step, names: readonly string[] ): boolean {
	return names.some(
		( word ) => word === name || name.startsWith( `${ word }-` )
	);
}

function named( args: readonly string[], option: string ): string[] {
	return args
		.filter( ( word ) => word.startsWith( option ) )
		.flatMap( ( word ) => word.slice( option.length ).split( ',' ) )
		.filter( Boolean );
}
