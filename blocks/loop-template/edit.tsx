import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { editorData } from '../../src/editor/data';
import { type LoopContext, loopType } from '../../src/editor/loop/context';
import { Items } from '../../src/editor/loop/items';
import { listAround } from '../../src/editor/loop/preview/samples';
import { useKnownLoop } from '../../src/editor/loop/preview/use-loop-preview';
import { LoopNoResults } from '../../src/islands/loop/no-results';

type Props = BlockEditProps & {
	context: LoopContext;
};

/**
 * The results in the editor: the site's posts.
 *
 * @param props
 * @param props.clientId
 * @param props.context  Context of the loop builder.
 */
export const Edit = ( { clientId, context }: Props ) => {
	const known = useKnownLoop(
		clientId,
		context[ 'vitrine/loopPreview' ],
		listAround
	);
	const ids = known.state === 'known' ? known.ids : null;
	const postType =
		context[ 'vitrine/postType' ] ??
		( context[ 'vitrine/loopPreview' ] ? 'post' : editorData().post_type );
	const list = context[ 'vitrine/layout' ] === 'list';
	const columns = context[ 'vitrine/columns' ] ?? 3;
	const blockProps = useBlockProps( {
		className: `vitrine-loop-results ${ list ? 'is-list' : 'is-grid' }`,
		style: { '--vitrine-columns': columns } as CSSProperties,
	} );
	if ( ! ids?.length ) {
		return (
			<div { ...blockProps }>
				{ known.state === 'known' && ! known.says_empty && (
					<p className="vitrine-loop-nothing">
						<LoopNoResults
							text={ __( 'No results found.', 'vitrine' ) }
						/>
					</p>
				) }
				<Placeholder
					label={ __( 'Loop item', 'vitrine' ) }
					instructions={
						ids
							? `${ __( 'No content yet:', 'vitrine' ) } ${
									loopType( postType ).label
							  }`
							: ''
					}
				>
					{ known.state === 'loading' && <Spinner /> }
				</Placeholder>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			<Items clientId={ clientId } ids={ ids } postType={ postType } />
		</div>
	);
};
