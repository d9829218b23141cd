import { useEffect, useRef } from '@wordpress/element';
import type { Group } from '../../../core/settings/types';

const CONTROL = 'input, select, button';

/**
 * Gives a setting the focus, wherever on the screen it stands.
 *
 * @param wanted The setting; an object of its own each time it is wanted.
 * @param groups Of the screen.
 * @param show   Shows a group.
 * @return For the element that holds the settings.
 */
export const useFocus = (
	wanted: { key: string } | null,
	groups: readonly Group[],
	show: ( tab: string ) => void
) => {
	const content = useRef< HTMLDivElement >( null );
	const done = useRef( wanted );
	// After every drawing: its group may have to be shown first.
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
