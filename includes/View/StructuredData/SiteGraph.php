<?php
/**
 * Shop and pages in schema.org vocabulary.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\StructuredData;

defined( 'ABSPATH' ) || exit;

/**
 * Organization, site search and breadcrumbs of the site.
 */
final class SiteGraph {

	/**
	 * Returns an `Organization`.
	 *
	 * @param string $name Site name as plain text.
	 * @param string $url  URL of the front page.
	 * @param string $logo URL of the logo; empty: none.
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
	 * Returns a `WebSite` with a product search.
	 *
	 * @param string $name      Site name as plain text.
	 * @param string $url       URL of the front page.
	 * @param string $post_type Post type of products.
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
	 * Returns a `BreadcrumbList`.
	 *
	 * @param list<array{name: string, url: string}> $crumbs Breadcrumbs of Trail, the current page last.
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
