import { Spinner } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useIsSample } from '../data/use-is-sample';
import { Preview } from '../preview';
import type { LoopContext } from './context';
import { cardAround, listAround } from './preview/samples';
import { useKnownLoop } from './preview/use-loop-preview';

/** Inner HTML of a block; its wrapper is rendered by the editor. */
const contentOf = ( html: string ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).body.firstElementChild
		?.innerHTML ?? '';

const EmptyMessage = ( {
	text,
	isSmall,
}: {
	text: string;
	isSmall: boolean;
} ) =>
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
	/** Message if the page shows nothing. */
	empty: string;
	/** Whether to include the block's wrapper, which has the owner's styles. */
	isWhole?: boolean;
	/** Whether it is part of a result's card. */
	isOfCard?: boolean;
	/** Rendered in the inserter's preview if the page shows nothing. */
	sample?: ReactNode;
}

/**
 * A part of a listing, rendered by the server as on the page.
 *
 * @param props
 * @param props.clientId Client id of the block.
 * @param props.context  Context of the loop builder.
 * @param props.empty
 * @param props.isWhole
 * @param props.isOfCard
 * @param props.sample
 */
export const LoopPart = ( {
	clientId,
	context,
	empty,
	isWhole = false,
	isOfCard = isWhole,
	sample,
}: Props ) => {
	const isSample = useIsSample();
	const known = useKnownLoop(
		clientId,
		context[ 'vitrine/loopPreview' ],
		isOfCard ? cardAround : listAround
	);
	const drawn = known.state === 'known' ? known.parts[ clientId ] : undefined;
	const content = useMemo( () => {
		const all = Object.values( drawn ?? {} );
		const inner = ( html = '' ): string =>
			isWhole ? html : contentOf( html );
		// Samples show any result that has the part.
		return isSample
			? all.map( inner ).find( Boolean )
			: inner( drawn?.[ context.postId ?? 0 ] ?? all[ 0 ] );
	}, [ drawn, context.postId, isSample, isWhole ] );
	if ( known.state === 'loading' ) {
		return <Spinner />;
	}
	if ( ! content && isSample && sample ) {
		return <Preview within="vitrine-loop">{ sample }</Preview>;
	}
	if ( ! content ) {
		// A card may have nothing to show; only the editable one has a message.
		const isOther =
			isWhole &&
			known.state === 'known' &&
			known.ids.slice( 1 ).includes( context.postId ?? 0 );
		return isOther ? null : (
			<EmptyMessage text={ empty } isSmall={ isWhole } />
		);
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
