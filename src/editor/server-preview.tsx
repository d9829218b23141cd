import { Placeholder, Spinner } from '@wordpress/components';
import ServerSideRender from '@wordpress/server-side-render';
import type { ReactNode } from 'react';
import { useIsSample } from './data/use-is-sample';
import { Preview } from './preview';

export interface ServerPreviewProps {
	/** Name of the block. */
	block: string;
	attributes: Record< string, unknown >;
	title: string;
	/** Message if there is nothing to show. */
	empty: string;
	/** Id of the post to render the block with. */
	postId?: number | undefined;
	/** Additional query arguments. */
	query?: Record< string, string >;
	/**
	 * Whether the server applies the block supports (colors, spacing,
	 * typography).
	 */
	hasSupports?: boolean;
	/** Whether it is a small part, whose message is a single line. */
	isSmall?: boolean;
	/** Rendered in the inserter's preview if there is nothing to show. */
	sample?: ReactNode;
}

const EmptyMessage = ( { text }: { text: string } ) => (
	<p
		className="vitrine-nothing"
		style={ { fontSize: '0.8125rem', margin: 0, opacity: 0.7 } }
	>
		{ text }
	</p>
);

/**
 * Renders a block by the server, with real products.
 *
 * @param props             Props of the preview.
 * @param props.block
 * @param props.attributes
 * @param props.title
 * @param props.empty
 * @param props.postId
 * @param props.query
 * @param props.hasSupports
 * @param props.isSmall
 * @param props.sample
 */
export const ServerPreview = ( {
	block,
	attributes,
	title,
	empty,
	postId,
	query,
	hasSupports = false,
	isSmall = false,
	sample,
}: ServerPreviewProps ) => {
	const isSample = useIsSample();
	const explanation = isSmall ? (
		<EmptyMessage text={ empty } />
	) : (
		<Placeholder label={ title } instructions={ empty } />
	);
	const nothing = () => ( isSample && sample ) || explanation;
	return (
		<Preview>
			{ /* eslint-disable-next-line @typescript-eslint/no-deprecated -- WordPress 6.7 exports it only under this name. */ }
			<ServerSideRender
				block={ block }
				attributes={ attributes }
				skipBlockSupportAttributes={ ! hasSupports }
				urlQueryArgs={ {
					...( postId ? { post_id: postId } : {} ),
					...query,
				} }
				LoadingResponsePlaceholder={ () =>
					isSmall ? (
						<Spinner />
					) : (
						<Placeholder label={ title }>
							<Spinner />
						</Placeholder>
					)
				}
				EmptyResponsePlaceholder={ nothing }
				ErrorResponsePlaceholder={ nothing }
			/>
		</Preview>
	);
};
