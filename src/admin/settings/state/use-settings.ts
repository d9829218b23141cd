import { useCallback, useMemo, useState } from '@wordpress/element';
import { fieldsOf } from '../../../core/settings/draft';
import { explain } from '../../../core/settings/validate';
import type { ScreenData } from '../../../core/settings/types';
import { useDraft } from './use-draft';
import { useBlurred } from './use-blurred';

/**
 * State of the settings screen with its errors.
 *
 * @param data The screen's data.
 */
export const useSettings = ( data: ScreenData ) => {
	const draft = useDraft( data );
	const { saved, changes, problems, progress, keep } = draft;
	const { left, leave, leaveAll } = useBlurred();
	/** The setting to focus; a new object for each request. */
	const [ wanted, setWanted ] = useState< { key: string } | null >( null );

	const fields = useMemo( () => fieldsOf( data.groups ), [ data ] );
	const values = useMemo(
		() => ( { ...saved, ...changes } ),
		[ saved, changes ]
	);
	const errors = useMemo( () => {
		const messages: Record< string, string > =
			progress.is === 'refused' ? { ...progress.failure.fields } : {};
		for ( const [ key, problem ] of Object.entries( problems ) ) {
			const field = fields.get( key );
			if ( field && left.includes( key ) ) {
				messages[ key ] = explain( problem, field, data.problems );
			}
		}
		return messages;
	}, [ data, fields, left, problems, progress ] );

	const focusFirst = useCallback(
		( wrong: Record< string, unknown > ) => {
			const key = [ ...fields.keys() ].find( ( one ) => one in wrong );
			setWanted( key ? { key } : null );
		},
		[ fields ]
	);

	const save = useCallback( async () => {
		leaveAll( Object.keys( problems ) );
		if ( Object.keys( problems ).length ) {
			focusFirst( problems );
		} else if (
			progress.is !== 'saving' &&
			Object.keys( changes ).length
		) {
			const failure = await keep( changes );
			focusFirst( failure?.fields ?? {} );
		}
	}, [ changes, focusFirst, keep, leaveAll, problems, progress ] );

	return { ...draft, data, values, errors, leave, wanted, save };
};

export type Settings = ReturnType< typeof useSettings >;
