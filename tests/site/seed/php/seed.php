<?php
/**
 * Fills a site with the sample shop. Started by tests/site/seed/seed.ts.
 *
 * @package Vitrine
 *
 * @var array{data: string, pictures: string} $args Folders.
 */

declare(strict_types=1);

namespace Vitrine\Seed;

use Vitrine\Plugin;

foreach ( array( 'Data', 'Pictures', 'Posts', 'Pages', 'Matrix', 'BuiltinShop' ) as $part ) {
	require_once __DIR__ . '/' . $part . '.php';
}

$data     = new Data( $args['data'] );
$pictures = new Pictures( $args['pictures'] );

if ( 'builtin' === Plugin::engine()->id() ) {
	( new BuiltinShop( $data, $pictures ) )->fill();
} else {
	echo "The sample products are made for the built-in engine; this site has another.\n";
}

( new Posts( $data, $pictures ) )->fill();
( new Pages( $data, $pictures ) )->fill();
