import { useEffect, useRef } from '@wordpress/element';
import type { Group } from '../../../core/settings/types';

const CONTROL = 'input, select, button';

/**
 * Moves the focus to a setting, in whichever section it is.
 *
 * @param wanted The setting; a new object for each request.
 * @param groups All groups.
 * @param show   Shows a section.
 * @return Ref of the element around the settings.
 */
export const useFocus = (
	wanted: { key: string } | null,
	groups: readonly Group[],
	show: ( tab: string ) => void
) => {
	const content = useRef< HTMLDivElement >( null );
	const done = useRef( wanted );
	// After every render, because its section may have to be rendered first.
	useEffect( () => {
		if ( ! wanted || done.current === wanted ) {
			return;
		}
		const row = content.current?.querySelector(
			`[data-setting="${ wanted.key }"]`
		);
		if ( row ) {
			done.current = wanted;
			row.querySelector< HTMLElement >( CONTROL )?.focus();
			return;
		}
		const home = groups.find( ( { fields } ) =>
			fields.some( ( { key } ) => key === wanted.key )
		);
		if ( home ) {
			show( home.id );
		}
	} );
	return content;
};
