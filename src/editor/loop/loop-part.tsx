import { Spinner } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { Preview } from '../preview';
import type { LoopContext } from './context';

/** What is within a block, without the element that the editor draws itself. */
const contentOf = ( html: string ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).body.firstElementChild
		?.innerHTML ?? '';

interface Props {
	clientId: string;
	context: LoopContext;
	/** What is said where the page shows nothing. */
	empty: string;
}

/**
 * A piece of a listing, drawn by the server as the page has it.
 *
 * @param props
 * @param props.clientId Of the block.
 * @param props.context  Of the loop builder.
 * @param props.empty
 */
export const LoopPart = ( { clientId, context, empty }: Props ) => {
	const known = context[ 'vitrine/loopPreview' ];
	const drawn = known?.state === 'known' ? known.parts[ clientId ] : {};
	const html =
		drawn?.[ context.postId ?? 0 ] ?? Object.values( drawn ?? {} )[ 0 ];
	const content = useMemo( () => contentOf( html ?? '' ), [ html ] );
	if ( known?.state === 'loading' ) {
		return <Spinner />;
	}
	return content ? (
		<Preview>
			<div
				style={ { display: 'contents' } }
				dangerouslySetInnerHTML={ { __html: content } }
			/>
		</Preview>
	) : (
		<span>{ empty }</span>
	);
};
