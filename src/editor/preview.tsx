import { Disabled } from '@wordpress/components';
import type { ReactNode } from 'react';

/**
 * A live preview: the page's own components, whose links and fields would lead
 * out of the editor.
 *
 * @param props
 * @param props.children
 */
export const Preview = ( { children }: { children: ReactNode } ) => (
	<Disabled>{ children }</Disabled>
);
