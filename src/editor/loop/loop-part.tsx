import { Spinner } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { Preview } from '../preview';
import type { LoopContext } from './context';
import { cardAround, listAround } from './samples';
import { useKnownLoop } from './use-loop-preview';

/** What is within a block, without the element that the editor draws itself. */
const contentOf = ( html: string ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).body.firstElementChild
		?.innerHTML ?? '';

const Nothing = ( { text, isSmall }: { text: string; isSmall: boolean } ) =>
	isSmall ? (
		<p
			className="vitrine-nothing"
			style={ { fontSize: '0.8125rem', margin: 0, opacity: 0.7 } }
		>
			{ text }
		</p>
	) : (
		<span className="vitrine-nothing">{ text }</span>
	);

interface Props {
	clientId: string;
	context: LoopContext;
	/** What is said where the page shows nothing. */
	empty: string;
	/** Whether its own element is shown too, which has what the owner has set. */
	isWhole?: boolean;
	/** Whether it stands in the card of a result. */
	isOfCard?: boolean;
}

/**
 * A piece of a listing, drawn by the server as the page has it.
 *
 * @param props
 * @param props.clientId Of the block.
 * @param props.context  Of the loop builder.
 * @param props.empty
 * @param props.isWhole
 * @param props.isOfCard
 */
export const LoopPart = ( {
	clientId,
	context,
	empty,
	isWhole = false,
	isOfCard = isWhole,
}: Props ) => {
	const known = useKnownLoop(
		clientId,
		context[ 'vitrine/loopPreview' ],
		isOfCard ? cardAround : listAround
	);
	const drawn = known.state === 'known' ? known.parts[ clientId ] : {};
	const html =
		drawn?.[ context.postId ?? 0 ] ?? Object.values( drawn ?? {} )[ 0 ];
	const content = useMemo(
		() => ( isWhole ? html : contentOf( html ?? '' ) ),
		[ html, isWhole ]
	);
	if ( known.state === 'loading' ) {
		return <Spinner />;
	}
	if ( ! content ) {
		// On the page a card has nothing there; the one that is edited says why.
		const isOther =
			isWhole &&
			known.state === 'known' &&
			known.ids.slice( 1 ).includes( context.postId ?? 0 );
		return isOther ? null : <Nothing text={ empty } isSmall={ isWhole } />;
	}
	return (
		<Preview within="vitrine-loop">
			<div
				style={ { display: 'contents' } }
				dangerouslySetInnerHTML={ { __html: content } }
			/>
		</Preview>
	);
};
