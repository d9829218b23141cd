/** HTML that other plugins print by the engine's hooks: hook to HTML. */
export type OthersHtml = Readonly< Record< string, string > >;

interface Props {
	all: OthersHtml | undefined;
	place: string;
}

/**
 * HTML from other plugins. Twin of `View\Parts\Others::at()`.
 *
 * @param props
 * @param props.all   HTML by hook.
 * @param props.place Name of the hook.
 * @param props.tag   Wrapper tag: `tbody` for table rows.
 */
export const Others = ( {
	all,
	place,
	tag: Tag = 'div',
}: Props & { tag?: 'div' | 'tbody' } ) => {
	const html = all?.[ place ];
	return html === undefined ? null : (
		<Tag
			data-vitrine-others={ place }
			dangerouslySetInnerHTML={ { __html: html } }
		/>
	);
};

/**
 * Table rows that other plugins print among totals. Twin of
 * `View\Parts\Others::rows()`.
 *
 * @param props
 * @param props.all   HTML by hook.
 * @param props.place Name of the hook.
 */
export const OtherRows = ( { all, place }: Props ) =>
	all?.[ place ] === undefined ? null : (
		<table className="vitrine-others">
			<Others all={ all } place={ place } tag="tbody" />
		</table>
	);

/**
 * Reads the HTML from other plugins.
 *
 * @param root The root to search in.
 */
export const othersIn = ( root: ParentNode ): OthersHtml =>
	Object.fromEntries(
		[
			...root.querySelectorAll< HTMLElement >( '[data-vitrine-others]' ),
		].map( ( { dataset, innerHTML } ) => [
			dataset.vitrineOthers ?? '',
			innerHTML,
		] )
	);
