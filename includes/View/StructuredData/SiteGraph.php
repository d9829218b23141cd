<?php
/**
 * A shop and its pages in the words of schema.org.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\StructuredData;

defined( 'ABSPATH' ) || exit;

/**
 * Who runs the site, how it is searched, and where a page stands in it.
 */
final class SiteGraph {

	/**
	 * An `Organization`.
	 *
	 * @param string $name Of the site, plain text.
	 * @param string $url  Of its front page.
	 * @param string $logo Address of a picture; empty: none.
	 * @return array<string, mixed>
	 */
	public static function organization( string $name, string $url, string $logo ): array {
		return array(
			'@type' => 'Organization',
			'@id'   => $url . '#organization',
			'name'  => $name,
			'url'   => $url,
		) + ( '' === $logo ? array() : array( 'logo' => $logo ) );
	}

	/**
	 * A `WebSite`, with the search for products.
	 *
	 * @param string $name      Of the site, plain text.
	 * @param string $url       Of its front page.
	 * @param string $post_type Of products.
	 * @return array<string, mixed>
	 */
	public static function website( string $name, string $url, string $post_type ): array {
		return array(
			'@type'           => 'WebSite',
			'@id'             => $url . '#website',
			'name'            => $name,
			'url'             => $url,
			'potentialAction' => array(
				'@type'       => 'SearchAction',
				'target'      => array(
					'@type'       => 'EntryPoint',
					'urlTemplate' => $url . '?s={search_term_string}&post_type=' . $post_type,
				),
				'query-input' => 'required name=search_term_string',
			),
		);
	}

	/**
	 * A `BreadcrumbList`.
	 *
	 * @param list<array{name: string, url: string}> $crumbs Of Trail, the page itself last.
	 * @return array<string, mixed>
	 */
	public static function breadcrumbs( array $crumbs ): array {
		$last = end( $crumbs );
		return array(
			'@type'           => 'BreadcrumbList',
			'@id'             => ( $last['url'] ?? '' ) . '#breadcrumb',
			'itemListElement' => array_map(
				static fn ( array $crumb, int $index ): array => array(
					'@type'    => 'ListItem',
					'position' => $index + 1,
					'name'     => $crumb['name'],
				) + ( '' === $crumb['url'] ? array() : array( 'item' => $crumb['url'] ) ),
				$crumbs,
				array_keys( $crumbs )
			),
		);
	}
}
