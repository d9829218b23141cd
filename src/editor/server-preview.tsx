import { Placeholder, Spinner } from '@wordpress/components';
import ServerSideRender from '@wordpress/server-side-render';
import { Preview } from './preview';

export interface ServerPreviewProps {
	/** Name of the block. */
	block: string;
	attributes: Record< string, unknown >;
	title: string;
	/** What is said while there is nothing to show. */
	empty: string;
	/** The post that the block is shown with. */
	postId?: number | undefined;
	/** Query arguments beside it. */
	query?: Record< string, string >;
}

/**
 * Real products, as the server renders them on the page.
 *
 * @param props            What to show.
 * @param props.block
 * @param props.attributes
 * @param props.title
 * @param props.empty
 * @param props.postId
 * @param props.query
 */
export const ServerPreview = ( {
	block,
	attributes,
	title,
	empty,
	postId,
	query,
}: ServerPreviewProps ) => (
	<Preview>
		{ /* eslint-disable-next-line @typescript-eslint/no-deprecated -- WordPress 6.7 has no other export of it. */ }
		<ServerSideRender
			block={ block }
			attributes={ attributes }
			skipBlockSupportAttributes
			urlQueryArgs={ {
				...( postId ? { post_id: postId } : {} ),
				...query,
			} }
			LoadingResponsePlaceholder={ () => (
				<Placeholder label={ title }>
					<Spinner />
				</Placeholder>
			) }
			EmptyResponsePlaceholder={ () => (
				<Placeholder label={ title } instructions={ empty } />
			) }
			ErrorResponsePlaceholder={ () => (
				<Placeholder label={ title } instructions={ empty } />
			) }
		/>
	</Preview>
);
