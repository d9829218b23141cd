import { useCallback, useMemo, useState } from '@wordpress/element';
import {
	edited,
	flatten,
	isSame,
	problemsOf,
} from '../../../core/settings/draft';
import type { ScreenData, Values } from '../../../core/settings/types';
import { send, type Failure } from './send';

/** Result of the last save. */
export type Progress =
	| { is: 'idle' | 'saving' | 'saved' }
	| { is: 'refused'; failure: Failure };

/**
 * State of saved and changed values. Changes survive failed saves, and so do
 * changes made while saving.
 *
 * @param data The screen's data.
 */
export const useDraft = ( data: ScreenData ) => {
	const [ saved, setSaved ] = useState( () => flatten( data.values ) );
	const [ typed, setTyped ] = useState< Values >( {} );
	const [ progress, setProgress ] = useState< Progress >( { is: 'idle' } );

	const changes = useMemo( () => edited( saved, typed ), [ saved, typed ] );
	const problems = useMemo(
		() => problemsOf( data.groups, changes, data.mask ),
		[ data, changes ]
	);

	const change = useCallback( ( values: Values ) => {
		setTyped( ( now ) => ( { ...now, ...values } ) );
		setProgress( ( { is } ) => ( { is: is === 'saving' ? is : 'idle' } ) );
	}, [] );

	const discard = useCallback( () => {
		setTyped( {} );
		setProgress( { is: 'idle' } );
	}, [] );

	const keep = useCallback(
		async ( values: Values ): Promise< Failure | null > => {
			setProgress( { is: 'saving' } );
			const outcome = await send( data.groups, values );
			if ( 'failure' in outcome ) {
				const { failure } = outcome;
				setProgress( { is: 'refused', failure } );
				return failure;
			}
			setSaved( ( now ) => ( { ...now, ...outcome.saved } ) );
			setTyped( ( now ) =>
				Object.fromEntries(
					Object.entries( now ).filter(
						( [ key, value ] ) =>
							! (
								key in values && isSame( value, values[ key ] )
							)
					)
				)
			);
			setProgress( { is: 'saved' } );
			return null;
		},
		[ data ]
	);

	return { saved, changes, problems, progress, change, discard, keep };
};
